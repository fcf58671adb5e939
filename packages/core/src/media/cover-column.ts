import { mediaFiles } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { presentCover } from './present-file.ts';

type CoverRow = Parameters<typeof presentCover>[0];

/** Selects the cover of a row: the file whose ID is in this column. */
export function coverColumn(fileId: PgColumn) {
  // In a nested `sql` fragment, columns keep their table name. A correlated subquery needs these names.
  const file = sql`
    select jsonb_build_object('id', ${mediaFiles.id}, 'name', ${mediaFiles.name}, 'contentType', ${mediaFiles.contentType},
      'objectKey', ${mediaFiles.objectKey}, 'altText', ${mediaFiles.altText}, 'width', ${mediaFiles.width},
      'height', ${mediaFiles.height}, 'variants', ${mediaFiles.variants})
    from ${mediaFiles} where ${mediaFiles.id} = ${fileId}`;
  return sql<CoverRow>`(${file})`;
}
