import { DISCLOSURES } from '@longreturn/site/legal/disclosures';
import { LegalDocument } from './legal-document.tsx';

/** /disclosures */
export function DisclosuresPage() {
  return <LegalDocument page={DISCLOSURES} />;
}
