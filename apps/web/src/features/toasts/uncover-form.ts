/** Space between a form and the toast below it, in pixels. */
const GAP_PX = 12;

/**
 * Scrolls the page until the form ends above the toast, when the toast would cover a part of it. A field of the form that
 * has the focus and is wrong stays on the screen.
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

/** Where the toast comes to rest; it may still be sliding in from the side, cut off by what is around it. */
function restingPlace(toast: HTMLElement): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const { right, bottom } = (toast.closest('[data-position]') ?? toast).getBoundingClientRect();
  return { left: right - toast.offsetWidth, top: bottom - toast.offsetHeight, right, bottom };
}

/** The height that the sticky header takes from the screen. */
function scrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}
