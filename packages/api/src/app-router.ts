import { adminRouter } from './admin/admin-router.ts';
import { authRouter } from './auth/auth-router.ts';
import { contactRouter } from './contact.ts';
import { contentRouter } from './content/content-router.ts';
import { membershipRouter } from './membership/membership-router.ts';
import { newsletterRouter } from './newsletter/newsletter-router.ts';
import { createCallerFactory, router } from './trpc.ts';

/** All procedures. */
export const appRouter = router({
  auth: authRouter,
  content: contentRouter,
  contact: contactRouter,
  newsletter: newsletterRouter,
  membership: membershipRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in this process: `createCaller(context).content.topics.list()`. */
export const createCaller = createCallerFactory(appRouter);
