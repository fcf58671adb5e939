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
        'Nothing on this site diagnoses, treats or prevents a disease, and listening to the show does not make you a patient of ours. Studies describe groups of people. What they mean for you is a question for a doctor who knows you. Please do not start, stop or change a treatment because of something you heard or read here, and do not put off seeing a doctor.',
        'In an emergency, call your local emergency number.',
      ],
    },
    {
      id: 'investment-disclaimer',
      title: 'Investment disclaimer',
      blocks: [
        'Nothing here is investment advice either. We discuss how research is financed and how markets price scientific claims, and use examples to illustrate an argument. These examples are not an offer, a recommendation or a forecast for anyone’s savings. Most drug candidates fail and most forecasts are poor, including ours. You can lose everything you invest.',
      ],
    },
    {
      id: 'transparency',
      title: 'Transparency commitments',
      blocks: [
        {
          list: [
            'Anyone with a financial or personal interest in a subject says so before talking about it, and we repeat it in the episode notes or the article.',
            'When we report on a study, we say who paid for it.',
            'Advertising is clearly labelled and kept separate from the conversation.',
            'Nobody outside the show approves an episode or an article before we publish it.',
            'We write down every forecast when it is made, and later publish its outcome, even if the forecast was wrong.',
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
                'Maren holds no shares in individual companies that make drugs, supplements, tests or devices, and takes no fees from such companies. Her savings are in broad funds, which also invest in such companies.',
              ],
              [
                'Elias Thornquist’s holdings',
                'Elias is a professional investor. Like Maren, he has savings in broad funds, which also invest in health-care companies. If any of his shares, funds or royalties is related to the subject of an episode, he says so at the start. He does not trade in that holding in the week before or after the episode.',
              ],
              [
                'The ledger',
                'Elias keeps a ledger, which is a record of every forecast made on the show, right or wrong. We add the outcome of a forecast to its entry once it is known. No entry is ever removed.',
              ],
              [
                'Sponsors',
                'Free episodes may carry advertisements. Members hear episodes without advertisements. Sponsors pay for advertising time and have no say in subjects, guests or conclusions. We accept no sponsors that sell supplements, treatments, tests or investment products.',
              ],
              ['Affiliate links', 'None. No link on this site or in the newsletter earns us a commission.'],
              [
                'Guests',
                'We do not pay our guests, and they do not pay us. We ask each guest about their interests in the subject and publish what they tell us.',
              ],
              [
                'Speaking',
                'The hosts are paid for speaking at some events. If we mention the organiser of such an event on the show, we say that it has paid a host.',
              ],
              [
                'Members',
                'Memberships pay for our research, fact checking and corrections. Members ask the questions in AMA (“ask me anything”) episodes, but have no influence on the answers.',
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
            'We read the paper itself. We do not use a press release or an abstract as a source.',
            'If a result comes from cells or animals, we say so in the first sentence that mentions it.',
            'We give absolute numbers wherever the paper contains them: how many people, for how long, and how large the difference was.',
            'We report a single study as a single study, and say what earlier studies found.',
            'We say what evidence would change our minds.',
            'We recommend no doses and no treatment plans, and we make no promises.',
          ],
        },
      ],
      links: [{ text: 'Research Library', href: '/research' }],
    },
    {
      id: 'corrections',
      title: 'Corrections',
      blocks: [
        'When we get a fact wrong, we correct the text and mark the correction. If we said it on air, we correct it in a later episode. When a paper we relied on is retracted, we say so wherever we cited it. If you find a mistake, please tell us and send us your source.',
      ],
      links: [{ text: 'Report a mistake', href: '/contact' }],
    },
  ],
};
