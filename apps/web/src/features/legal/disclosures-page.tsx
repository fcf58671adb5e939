import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { LegalDocument } from './legal-document.tsx';

/** /disclosures (specification §2, Static legal pages). */
export function DisclosuresPage() {
  return <LegalDocument page={DISCLOSURES} />;
}
