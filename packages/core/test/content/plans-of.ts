import type { Database, Db } from '@longreturn/db/database';
import * as schema from '@longreturn/db/schema';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { z } from 'zod';

/** How the database would run one statement. */
export interface Plan {
  /** The steps from the top: their type, the table that they read, and how many rows the planner expects of them. */
  nodes: { type: string; table: string | undefined; rows: number }[];
  /** The indexes that are read. */
  indexes: string[];
  /** The conditions that an index is read by. */
  conditions: string[];
  /** The conditions that are checked row by row. */
  filters: string[];
}

/** Runs work on a database that answers no rows, and returns the plans that `database` has for its statements. */
export async function plansOf(database: Database, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const recorder = drizzle(
    async (text, values) => {
      statements.push({ text, values });
      return { rows: [] };
    },
    { schema },
  );
  const db = recorder as unknown as Db; // it has the same queries, and a result type of its own
  db.transaction = (inside) => inside(db as Parameters<typeof inside>[0]); // there is nothing to roll back
  await work(db);
  const plans: Plan[] = [];
  for (const { text, values } of statements) {
    if (text.includes('set_config')) continue;
    const [row] = await database.query(`explain (format json) ${text}`, values);
    plans.push(planSchema.parse(row?.['QUERY PLAN'])[0]);
  }
  return plans;
}

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Plan Rows': z.number(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

const planSchema = z.tuple([z.object({ Plan: nodeSchema }).transform(({ Plan }) => flatten(Plan))]);

function flatten(top: Node): Plan {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  visit(top);
  return {
    nodes: nodes.map((node) => ({ type: node['Node Type'], table: node['Relation Name'], rows: node['Plan Rows'] })),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    conditions: nodes.flatMap((node) => node['Index Cond'] ?? []),
    filters: nodes.flatMap((node) => node.Filter ?? []),
  };
}
