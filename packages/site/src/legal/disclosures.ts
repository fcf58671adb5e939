import type { LegalPage } from '@longreturn/contract/site';
import { BRAND, HERO } from '../brand.ts';

/** Who makes the show, who pays for it, and its rules. */
export const DISCLOSURES: LegalPage = {
  title: 'Disclosures',
  lede: 'Who pays for the show, what its hosts own, and the rules by which it is made.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'medical-disclaimer',
      title: 'Medical disclaimer',
      blocks: [
        BRAND.disclaimer,
        'Nothing here diagnoses, treats or prevents anything, and listening makes nobody our patient. Studies describe groups; what they mean for one person is a question for a doctor who knows that person. Please do not start, stop or change a treatment because of something you heard or read here, and do not put off asking about it.',
        'In an emergency, call your local emergency number.',
      ],
    },
    {
      id: 'investment-disclaimer',
      title: 'Investment disclaimer',
      blocks: [
        'The same holds for money. We discuss how research is financed and how claims are priced, with examples that illustrate an argument. They are no offer, no recommendation and no forecast for anybody’s savings. Most drug candidates fail, most forecasts are poor, and ours are no exception. Anything invested can be lost.',
      ],
    },
    {
      id: 'transparency',
      title: 'Transparency commitments',
      blocks: [
        {
          list: [
            'Whoever has an interest in a subject says so before talking about it, and the interest is named again in the notes or the text.',
            'Who paid for a study is part of what we report about it.',
            'Advertising is recognisable as such and stands apart from the conversation.',
            'Nobody outside the show sees an episode or an article for approval before it appears.',
            'Forecasts are written down when they are made, and their outcomes are published whichever way they went.',
            'We accept no gifts, free treatments, free tests or paid travel from those we report on.',
          ],
        },
      ],
    },
    {
      id: 'specific-disclosures',
      title: 'Specific disclosures',
      blocks: [
        {
          table: {
            head: ['Subject', 'How it stands'],
            rows: [
              [
                'Maren Oduya’s holdings',
                'No shares in single companies that make drugs, supplements, tests or devices, and no fees from them. Her savings are in broad funds, which hold some of everything.',
              ],
              [
                'Elias Thornquist’s holdings',
                'Investing is his trade, and broad funds hold health-care companies for him too. Where a share, fund or royalty of his bears on a subject, he names it at the start, and he does not trade in it in the week before or after the episode.',
              ],
              [
                'The ledger',
                'Elias keeps a ledger of every forecast made on the show, with the misses in the same ink. An entry is added to when its outcome is known and never removed.',
              ],
              [
                'Sponsors',
                'Free episodes may carry advertisements; the episodes that members hear have none. A sponsor buys time, and has no say in subjects, guests or conclusions. We take none for supplements, treatments, tests or investment products.',
              ],
              ['Affiliate links', 'None. No link on this site or in its newsletter earns us a share of what you buy.'],
              ['Guests', 'They are not paid, and do not pay. We ask each about interests and say what they told us.'],
              [
                'Speaking',
                'The hosts are paid for some events. Where an organiser comes up on the show, we say that they were.',
              ],
              [
                'Members',
                'Memberships pay for the reading, the second reading and the corrections. Members put the questions in AMA episodes; the answers are ours.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'content-standards',
      title: 'Content standards',
      blocks: [
        HERO.approach.text,
        {
          list: [
            'We go to the paper itself. A press release or an abstract is no source.',
            'Results in cells or animals are called that, in the first sentence that mentions them.',
            'We give absolute numbers wherever the paper allows it: how many people, for how long, with what difference.',
            'A single study is reported as a single study, with what came before it.',
            'We name what would change our minds.',
            'No doses to take, no protocols to follow, no promises.',
          ],
        },
      ],
      links: [{ text: 'Research Library', href: '/research' }],
    },
    {
      id: 'corrections',
      title: 'Corrections',
      blocks: [
        'When we are wrong about a fact, we correct the text, say in it what was changed, and mention it in a later episode if it was said aloud. When a paper that we relied on is retracted, we say so where we relied on it. If you have found a mistake, please write to us with the source.',
      ],
      links: [{ text: 'Report a mistake', href: '/contact' }],
    },
  ],
};
