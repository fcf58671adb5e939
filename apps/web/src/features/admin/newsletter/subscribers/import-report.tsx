import { IMPORT_OUTCOMES, type ImportReport } from '@longreturn/contract/subscribers';
import { takeFocus } from '../../../../lib/form-fields.ts';
import { formatCount } from '../../../../lib/format-count.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import styles from './import-form.module.css';
import { importLabel, OUTCOME_TITLES } from './subscriber-texts.ts';

const SHOWN_LINES = 50;

interface ImportReportProps {
  report: ImportReport;
  busy: boolean;
  onImport: () => void;
}

/** The result of checking a file: line counts by outcome, invalid lines, and an import button. Takes the focus. */
export function ImportReportView({ report, busy, onImport }: ImportReportProps) {
  const invalid = report.lines.filter(({ outcome }) => outcome === 'invalid');
  const canImport = report.counts.new + report.counts.known > 0;
  return (
    <section className={styles.report} aria-label="Result of the check" tabIndex={-1} ref={takeFocus}>
      <h4>{formatCount(report.lines.length, 'line')} checked. Nothing has been imported yet.</h4>
      <dl className={styles.outcomes}>
        {IMPORT_OUTCOMES.filter((outcome) => report.counts[outcome] > 0).map((outcome) => (
          <div key={outcome}>
            <dt>{OUTCOME_TITLES[outcome]}</dt>
            <dd>{report.counts[outcome].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {invalid.length > 0 ? (
        <ul className={styles.invalid}>
          {invalid.slice(0, SHOWN_LINES).map(({ line, email, reason }) => (
            <li key={line}>
              Line {line}
              {email ? ` (${email})` : ''}: {reason}
            </li>
          ))}
          {invalid.length > SHOWN_LINES ? <li>and {invalid.length - SHOWN_LINES} more</li> : null}
        </ul>
      ) : null}
      {canImport ? (
        <div className={styles.end}>
          <ActionButton
            variant="primary"
            label={importLabel(report)}
            busyLabel="Importing..."
            busy={busy}
            onClick={onImport}
          />
        </div>
      ) : (
        <p>There is nobody to import.</p>
      )}
    </section>
  );
}
