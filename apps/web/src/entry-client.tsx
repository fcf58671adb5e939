import type { AppRouter } from '@longreturn/api/app-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import superjson from 'superjson';
import { createApiContext } from './lib/trpc.ts';
import { createAppRouter } from './router.tsx';

const link = httpBatchLink<AppRouter>({ url: '/trpc', transformer: superjson, maxURLLength: 4000 });
const router = createAppRouter({ ...createApiContext(link), origin: window.location.origin });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
