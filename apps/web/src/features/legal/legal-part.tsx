import type { LegalBlock, LegalSection } from '@longreturn/contract/site';
import { classNames } from '../../ui/class-names.ts';
import { GoAnchor, GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import styles from './legal-part.module.css';

/** A section of a legal page. Its URL is the page's URL with the section's ID as the fragment. */
export function LegalPart({ section: { id, title, blocks, links = [] } }: { section: LegalSection }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change order
        <Block key={index} block={block} title={title} />
      ))}
      {links.length > 0 ? (
        <p className={classNames(layout.row, styles.links)}>
          {links.map((link) => (
            <SectionLink key={link.href} {...link} />
          ))}
        </p>
      ) : null}
    </section>
  );
}

function Block({ block, title }: { block: LegalBlock; title: string }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('table' in block) return <LegalTable {...block.table} title={title} />;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function SectionLink({ text, href }: { text: string; href: string }) {
  if (href.startsWith('/')) return <GoLink to={href}>{text}</GoLink>;
  if (!href.startsWith('https:')) return <GoAnchor href={href}>{text}</GoAnchor>;
  return (
    <GoAnchor href={href} target="_blank" rel="noopener">
      <span>
        {text}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </GoAnchor>
  );
}

interface LegalTableProps {
  /** The title of the section with the table. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that scrolls horizontally if it is wider than the screen. The first cell of each row is its header. */
function LegalTable({ title, head, rows }: LegalTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that keyboard users can scroll the table
    <section className={styles.scroll} tabIndex={0} aria-label={`${title}, table`}>
      <table className={styles.table} data-columns={head.length}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
