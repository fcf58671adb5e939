const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:4rem auto;padding:0 1rem;color:#1d2320;background:#f6f4ee}
h1{font-size:1.35rem}button{display:block;width:100%;margin:.5rem 0;padding:.7rem 1rem;font:inherit;text-align:left;border:1px solid #b9b6ab;border-radius:.5rem;background:#fff;cursor:pointer}
button:focus-visible,select:focus-visible{outline:3px solid #2a6b4f}small{display:block;color:#5a605c}label{display:block;margin-top:1.5rem}select,input{font:inherit;width:100%;box-sizing:border-box}h2{font-size:1.1rem;margin:2rem 0 .5rem}[role=alert]{color:#a02020;font-weight:600}`;

/** Renders a page of a stand-in. `body` is HTML. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;

export const hiddenFields = (fields: Iterable<[string, string]>): string =>
  Array.from(
    fields,
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  ).join('');

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders a page that submits the response as a form (response_mode=form_post). */
export const formPostPage = (redirectUri: string, response: Record<string, string>): string =>
  page(
    'Back to the site',
    `<form method="post" action="${escapeHtml(redirectUri)}">${hiddenFields(Object.entries(response))}<button>Continue</button></form><script>document.forms[0].submit()</script>`,
  );
