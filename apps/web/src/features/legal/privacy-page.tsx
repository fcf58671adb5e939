import { PRIVACY } from '@longreturn/site/legal/privacy';
import { LegalDocument } from './legal-document.tsx';

/** /privacy (specification §2, Static legal pages). */
export function PrivacyPage() {
  return <LegalDocument page={PRIVACY} />;
}
