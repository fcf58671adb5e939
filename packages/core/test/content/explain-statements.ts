import type { Database, Db } from '@longreturn/db/database';
import * as schema from '@longreturn/db/schema';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { z } from 'zod';

/** The database's plan for a statement. */
export interface Plan {
  /** The nodes of the plan from the top: their type, the table they read, and the expected number of rows. */
  nodes: { type: string; table: string | undefined; rows: number }[];
  /** The indexes that the plan reads. */
  indexes: string[];
  /** The conditions of the index searches. */
  conditions: string[];
  /** The conditions that are checked for each row. */
  filters: string[];
}

/**
 * Runs `work` on a fake database that returns no rows. Returns the plans that `database` makes for the statements of
 * `work`.
 */
export async function explainStatements(database: Database, work: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const recorder = drizzle(
    async (text, values) => {
      statements.push({ text, values });
      return { rows: [] };
    },
    { schema },
  );
  const db = recorder as unknown as Db; // it runs the same queries, but has another result type
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

/** The maximum number of rows that a node may sort. */
const MANY = 200;

/**
 * Returns the nodes of a plan that read a whole table (except the small table of topics) or sort more than `MANY`
 * rows.
 */
export const wasteful = ({ nodes }: Plan) =>
  nodes.filter(({ type, table, rows }) => {
    if (type === 'Seq Scan') return table !== 'topics';
    return type.includes('Sort') && rows > MANY;
  });
