import { escapeHtml, hiddenFields, page } from './page.ts';

/** A page that submits the response as a form (response_mode=form_post). */
export const formPostPage = (redirectUri: string, answer: Record<string, string>): string =>
  page(
    'Back to the site',
    `<form method="post" action="${escapeHtml(redirectUri)}">${hiddenFields(Object.entries(answer))}<button>Continue</button></form><script>document.forms[0].submit()</script>`,
  );
