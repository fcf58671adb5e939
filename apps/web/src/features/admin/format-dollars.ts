const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars with their cents, if there are any: '$16.25', '$1,300'. */
export function formatDollars(dollars: number): string {
  return (Number.isInteger(dollars) ? WHOLE : CENTS).format(dollars);
}
