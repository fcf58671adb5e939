import { lazyCode } from '../../lib/lazy-code.ts';

/** What members see in the section 'Ask the hosts'. The code uses Mantine, so it loads only for members. */
export const MEMBER_QUESTIONS = lazyCode(async () => (await import('./member-questions.tsx')).MemberQuestions);
