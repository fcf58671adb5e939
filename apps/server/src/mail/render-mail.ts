import type { Deps } from '@longreturn/core/deps';

/** Renders an email. The templates are loaded on first use, because they take about 150 ms. */
export const renderMail: Deps['renderMail'] = async (content, siteName) => {
  const { renderMail } = await import('@longreturn/emails/render-mail');
  return renderMail(content, siteName);
};
