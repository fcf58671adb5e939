import type { LegalPageName } from '@longreturn/contract/site';
import { trpc } from '../../lib/trpc.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageHead, Wrap } from '../../ui/section.tsx';
import styles from './legal-document.module.css';
import { LegalPart } from './legal-part.tsx';

/** A legal page: last update, table of contents, and sections that each have a URL. */
export function LegalDocument({ page }: { page: LegalPageName }) {
  const [{ title, lede, updated, sections }] = trpc.content.legalPage.useSuspenseQuery({ page });
  return (
    <Wrap>
      <PageHead title={title} lede={lede} />
      <div className={classNames(layout.grid, styles.page)}>
        <div className={styles.rail}>
          <p className={styles.updated}>Last updated {updated}</p>
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">On this page</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div className={styles.text}>
          {sections.map((section) => (
            <LegalPart key={section.id} section={section} />
          ))}
        </div>
      </div>
    </Wrap>
  );
}
