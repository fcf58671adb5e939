import { contentRouter } from './content-router.ts';
import { createCallerFactory, router } from './trpc.ts';

/** All procedures; auth, membership and admin join with the work that fills them. */
export const appRouter = router({ content: contentRouter });

export type AppRouter = typeof appRouter;

/** Calls procedures in this process: `createCaller(context).content.topics.list()`. */
export const createCaller = createCallerFactory(appRouter);
