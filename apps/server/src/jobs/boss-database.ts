import type { Database } from '@longreturn/db/database';
import type { Db as BossDatabase } from 'pg-boss';

/** The site's database as pg-boss wants it: its statements go through our pool, its wake-up calls through our listener. */
export function bossDatabase(database: Database): BossDatabase {
  return {
    executeSql: async (text, values) => ({ rows: await database.query(text, values) }),
    async listen(channel, onNotification, onReconnect) {
      return { close: await database.listen(channel, onNotification, onReconnect) };
    },
  };
}
