import { FEATURE_NOTES, MEMBERSHIP_PAGE } from '@longreturn/site/membership-page';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { useSite } from '../../lib/use-site.ts';
import text from '../../ui/text.module.css';
import styles from './membership-texts.module.css';

/** How many features the offer names. */
const NAMED_FEATURES = 3;

const LIST = new Intl.ListFormat('en-GB');

/** Says in two sentences what is free, what a membership adds and what it costs. */
export function OfferText() {
  const features = useSite().memberFeatures.slice(0, NAMED_FEATURES).map(withinSentence);
  return (
    <>
      Most episodes and articles are free. Membership adds {LIST.format(features)}, from {PLAN_TEXTS.annualByMonth},
      billed annually.
    </>
  );
}

/** Makes the first letter lowercase, unless the first word is an abbreviation such as ‘AMA’ or ‘Q&A’. */
function withinSentence(feature: string): string {
  return feature.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

/** What members get, with a line about each feature. */
export function MemberFeatures() {
  const { memberFeatures } = useSite();
  return (
    <>
      <p className={text.lede}>{MEMBERSHIP_PAGE.lede}</p>
      <ul className={styles.features}>
        {memberFeatures.map((feature) => (
          <li key={feature}>
            <b>{feature}</b>
            {FEATURE_NOTES[feature]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The prices of both plans, and the guarantee. */
export function MembershipPrices() {
  const { annual, annualByMonth, monthly, saving } = PLAN_TEXTS;
  const { guarantee } = MEMBERSHIP_PAGE;
  return (
    <>
      <dl className={styles.prices}>
        <div>
          <dt>Annual</dt>
          <dd>
            <b>{annualByMonth}</b> {annual} in one payment. {saving}.
          </dd>
        </div>
        <div>
          <dt>Monthly</dt>
          <dd>
            <b>{monthly}</b> Billed every month.
          </dd>
        </div>
      </dl>
      <p className={styles.guarantee}>
        <b>{guarantee.title}.</b> {guarantee.text}
      </p>
    </>
  );
}
