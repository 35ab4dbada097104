import { ownUrl, readConfig } from '#platform/config.ts'
import { migrate } from '#platform/db/migrations.ts'

const applied = await migrate(ownUrl(readConfig(), 'DATABASE_MIGRATE_URL'))
process.stdout.write(applied.length === 0 ? 'schema is current\n' : `applied ${applied.join(', ')}\n`)
