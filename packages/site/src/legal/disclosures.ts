import type { LegalPage } from '@longreturn/contract/site';
import { BRAND, HERO } from '../brand.ts';

/** Who makes the show, who pays for it, and its rules. */
export const DISCLOSURES: LegalPage = {
  title: 'Disclosures',
  lede: 'Who pays for the show, what its hosts own, and the rules we follow.',
  updated: 'January 1, 2024',
  sections: [
    {
      id: 'medical-disclaimer',
      title: 'Medical disclaimer',
      blocks: [
        BRAND.disclaimer,
        'Nothing here diagnoses, treats or prevents anything, and listening does not make you our patient. Studies describe groups; what they mean for one person is a question for a doctor who knows that person. Please do not start, stop or change a treatment because of something you heard or read here, and do not put off asking about it.',
        'In an emergency, call your local emergency number.',
      ],
    },
    {
      id: 'investment-disclaimer',
      title: 'Investment disclaimer',
      blocks: [
        'The same applies to money. We discuss how research is financed and how claims are priced, with examples that illustrate an argument. They are not an offer, a recommendation or a forecast for anyone’s savings. Most drug candidates fail, most forecasts are poor, and ours are no exception. You can lose everything you invest.',
      ],
    },
    {
      id: 'transparency',
      title: 'Transparency commitments',
      blocks: [
        {
          list: [
            'Anyone with an interest in a subject says so before talking about it, and we repeat it in the notes or the text.',
            'When we report on a study, we say who paid for it.',
            'Advertising is clearly labelled and separate from the conversation.',
            'Nobody outside the show approves an episode or an article before we publish it.',
            'We write down every forecast when it is made, and publish its outcome either way.',
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
            head: ['Subject', 'Details'],
            rows: [
              [
                'Maren Oduya’s holdings',
                'No shares in single companies that make drugs, supplements, tests or devices, and no fees from them. Her savings are in broad funds, which hold some of everything.',
              ],
              [
                'Elias Thornquist’s holdings',
                'He is a professional investor, and his broad funds also hold health-care companies. If one of his shares, funds or royalties relates to a subject, he says so at the start, and he does not trade in it in the week before or after the episode.',
              ],
              [
                'The ledger',
                'Elias keeps a ledger of every forecast made on the show, with the misses in the same ink. Each entry gets its outcome when it is known. No entry is ever removed.',
              ],
              [
                'Sponsors',
                'Free episodes may carry advertisements; the episodes that members hear have none. Sponsors buy time and have no say in subjects, guests or conclusions. We accept no sponsors that sell supplements, treatments, tests or investment products.',
              ],
              ['Affiliate links', 'None. No link on this site or in the newsletter earns us a commission.'],
              [
                'Guests',
                'We do not pay guests, and they do not pay us. We ask each guest about their interests and publish what they tell us.',
              ],
              ['Speaking', 'The hosts are paid for some events. If we mention an organiser on the show, we say so.'],
              [
                'Members',
                'Memberships pay for our research, fact checking and corrections. Members ask the questions in AMA episodes; the answers are ours.',
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
            'We go to the paper itself. A press release or an abstract is not a source.',
            'We say that a result is from cells or animals in the first sentence that mentions it.',
            'We give absolute numbers wherever the paper allows it: how many people, for how long, and how large the difference was.',
            'A single study is reported as a single study, with what came before it.',
            'We say what would change our minds.',
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
        'When we get a fact wrong, we correct the text and note the change. If we said it on air, we correct it in a later episode. When a paper we relied on is retracted, we note it wherever we cited it. If you find a mistake, please send us the source.',
      ],
      links: [{ text: 'Report a mistake', href: '/contact' }],
    },
  ],
};
