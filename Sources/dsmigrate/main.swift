import MigrateKit

print("dsmigrate")
