import type { Database } from '@longreturn/db/database';
import type { Db as BossDatabase } from 'pg-boss';

/** Adapts the site's database to pg-boss: statements use our connection pool, notifications use our listener. */
export function bossDatabase(database: Database): BossDatabase {
  return {
    executeSql: async (text, values) => ({ rows: await database.query(text, values) }),
    async listen(channel, onNotification, onReconnect) {
      return { close: await database.listen(channel, onNotification, onReconnect) };
    },
  };
}
