import { PRIVACY } from '@longreturn/site/legal/privacy';
import { LegalDocument } from './legal-document.tsx';

/** /privacy */
export function PrivacyPage() {
  return <LegalDocument page={PRIVACY} />;
}
