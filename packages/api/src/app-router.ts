import { adminRouter } from './admin-router.ts';
import { authRouter } from './auth-router.ts';
import { contactRouter } from './contact-router.ts';
import { contentRouter } from './content-router.ts';
import { newsletterRouter } from './newsletter-router.ts';
import { createCallerFactory, router } from './trpc.ts';

/** All procedures; membership joins with the work that fills it. */
export const appRouter = router({
  auth: authRouter,
  content: contentRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process: `createCaller(context).content.topics.list()`. */
export const createCaller = createCallerFactory(appRouter);
