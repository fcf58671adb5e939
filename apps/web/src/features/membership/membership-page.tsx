import { MEMBERSHIP_PAGE } from '@longreturn/site/membership-page';
import { useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { displayTitle } from '../../lib/display-title.ts';
import { trpc } from '../../lib/trpc.ts';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { NeedsScript } from '../../ui/notice.tsx';
import text from '../../ui/text.module.css';
import { AdFigure } from './ad-figure.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';
import { GiftPanel } from './gift-panel.tsx';
import { GiftsAndCodes } from './gifts-and-codes.tsx';
import { MemberBenefits } from './member-benefits.tsx';
import { IncludedPanel, MemberPanel } from './member-panel.tsx';
import styles from './membership-page.module.css';
import { membershipStanding } from './membership-standing.ts';
import { Questions } from './questions.tsx';

/** /membership. Members see their membership instead of the plans; readers with a gift link see the gift. */
export function MembershipPage() {
  const [plans] = trpc.membership.plans.useSuspenseQuery();
  const features = plans.plans[0]?.features ?? [];
  return (
    <ThemeProvider>
      <div className={classNames(layout.wrap, layout.grid, styles.top)}>
        <Introduction />
        <div className={styles.panel}>
          <NeedsScript />
          <Panel />
        </div>
      </div>
      <MemberBenefits features={features} />
      <Questions />
      <GiftsAndCodes plans={plans} />
    </ThemeProvider>
  );
}

function Introduction() {
  const { title, lede, guarantee } = MEMBERSHIP_PAGE;
  return (
    <header className={styles.introduction}>
      <h1 className={text.display}>{displayTitle(title)}</h1>
      <p className={classNames(text.lede, styles.lede)}>{lede}</p>
      <div className={styles.guarantee}>
        <b>{guarantee.title}</b>
        <p>{guarantee.text}</p>
      </div>
      <AdFigure />
    </header>
  );
}

function Panel() {
  const { own, gift } = useLoaderData({ from: '/membership/' });
  const { gift: token } = useLoaderDeps({ from: '/membership/' });
  const { session } = useAuth();
  const user = session.is === 'user' ? session.user : undefined;
  const standing = membershipStanding(user, own);
  if (gift !== undefined && token !== undefined) return <GiftPanel gift={gift} token={token} standing={standing} />;
  if (standing.is === 'member') return <MemberPanel {...standing} />;
  if (standing.is === 'included') return <IncludedPanel />;
  return <CheckoutPanel notice={standing.notice} />;
}
