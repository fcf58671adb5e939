import { useRouter } from '@tanstack/react-router';

/**
 * An inline script of the site. The page's content security policy allows only these scripts and the router's scripts.
 * The renderer recognises both by a nonce, which it then removes (render-app.tsx).
 */
export function InlineScript({ code }: { code: string }) {
  const { options } = useRouter();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which contains nothing from readers or authors
  return <script nonce={options.ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
