/** Space between a form and the toast below it, in pixels. */
const GAP_PX = 12;

/**
 * If the toast would cover part of the form, scrolls the page until the form ends above the toast. Keeps a focused
 * invalid field on the screen.
 */
export function uncoverForm(form: HTMLFormElement, toast: HTMLElement): void {
  const covered = restingPlace(toast);
  const { left, right, top, bottom } = form.getBoundingClientRect();
  if (right <= covered.left || left >= covered.right || top >= covered.bottom || bottom <= covered.top) return;
  const wrong = form.querySelector(':focus[aria-invalid]');
  const most = wrong ? wrong.getBoundingClientRect().top - scrollPadding() : Number.POSITIVE_INFINITY;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: Math.min(bottom + GAP_PX - covered.top, most), behavior: isCalm ? 'instant' : 'smooth' });
}

/** Returns the toast's final position, because the toast may still be sliding in. */
function restingPlace(toast: HTMLElement): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const { right, bottom } = (toast.closest('[data-position]') ?? toast).getBoundingClientRect();
  return { left: right - toast.offsetWidth, top: bottom - toast.offsetHeight, right, bottom };
}

/** Returns the height of the sticky header in pixels. */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
