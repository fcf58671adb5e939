import type { AppRouter } from '@longreturn/api/app-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import superjson from 'superjson';
import { nextTask } from './lib/next-task.ts';
import { createApiContext } from './lib/trpc.ts';
import { createAppRouter } from './router.ts';

// The page is painted first, and on a slow machine each step leaves room for what the reader does in between.
await nextTask();
const link = httpBatchLink<AppRouter>({ url: '/trpc', transformer: superjson, maxURLLength: 4000 });
const router = createAppRouter({ ...createApiContext(link), origin: window.location.origin });

await nextTask();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={router.options.context.queryClient}>
        <RouterClient router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
});
