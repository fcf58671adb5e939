import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiContext, trpc } from './trpc.ts';

interface ApiProviderProps {
  api: Pick<ApiContext, 'client' | 'queryClient'>;
  children: ReactNode;
}

/** Gives the hooks of tRPC and TanStack Query their client and cache, in the browser and while the server renders. */
export function ApiProvider({ api: { client, queryClient }, children }: ApiProviderProps) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
