import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { ForecastTable } from '../../src/features/home/forecast-table.tsx';
import { renderPagePart } from '../episodes/render-page-part.tsx';

test('the ledger shows host, probability, due date and outcome of each forecast, and the Brier score of all', async () => {
  const { document } = parseHTML(await renderPagePart(<ForecastTable />));
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('Elias Thornquist, 18 Jan 2024');
  expect(rows[1]).toMatch(/70(<!-- -->)?%31 Dec 2024Wrong4\.58%, US Treasury$/);
  expect(rows.map((row) => /Right|Wrong/.exec(row)?.[0])).toEqual(['Right', 'Wrong', 'Right']);
  expect(document.querySelector('caption')?.textContent).toContain('Brier score: 0.22.');
});
