import { trpc } from '../../../lib/trpc.ts';
import choice from '../../../ui/choice.module.css';
import styles from './topic-choice.module.css';

interface TopicChoiceProps {
  /** The slugs of the chosen topics. */
  chosen: readonly string[];
  onChange: (topics: string[]) => void;
}

/** The checkboxes for the topics of an episode or article. */
export function TopicChoice({ chosen, onChange }: TopicChoiceProps) {
  const { data: topics = [] } = trpc.content.topics.list.useQuery();
  const set = (slug: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));
  return (
    <fieldset className={styles.topics}>
      <legend>Topics</legend>
      {topics.map(({ slug, title }) => (
        <label key={slug} className={choice.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(slug)}
            onChange={({ currentTarget }) => set(slug, currentTarget.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
