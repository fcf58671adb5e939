import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ApiContext, trpc } from './trpc.ts';

interface ApiProviderProps {
  api: Pick<ApiContext, 'client' | 'queryClient'>;
  children: ReactNode;
}

/** Provides the client and cache to the hooks of tRPC and TanStack Query, in the browser and on the server. */
export function ApiProvider({ api: { client, queryClient }, children }: ApiProviderProps) {
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
