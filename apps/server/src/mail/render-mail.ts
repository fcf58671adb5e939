import type { JobDeps } from '@longreturn/core/deps';

/** Renders an email. The templates are loaded for the first one: they take some 150 ms that no start should wait for. */
export const renderMail: JobDeps['renderMail'] = async (content, siteName) => {
  const { renderMail } = await import('@longreturn/emails/render-mail');
  return renderMail(content, siteName);
};
