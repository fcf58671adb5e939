import { useRouter } from '@tanstack/react-router';

/**
 * An inline script of the site itself. The page's policy lets only these and the router's own scripts run:
 * the renderer marks them with a nonce that it takes out again (lib/own-scripts.ts).
 */
export function InlineScript({ code }: { code: string }) {
  const { options } = useRouter();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, which holds nothing of a reader or an author
  return <script nonce={options.ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
