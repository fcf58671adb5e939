import { useRouter } from '@tanstack/react-router';

/**
 * A script of the site itself that stands in the page. The page's policy lets only such scripts run, and the router's own:
 * the renderer marks them with a nonce that it takes out again (lib/own-scripts.ts).
 */
export function InlineScript({ code }: { code: string }) {
  const { options } = useRouter();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: code of our own, which holds nothing of a reader or an author
  return <script nonce={options.ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
