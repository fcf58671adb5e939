import { PRESS_KIT } from '@longreturn/site/press-kit';
import { trpc } from '../../lib/trpc.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { AboutTheShow } from './about-the-show.tsx';
import { AssetGroup } from './asset-group.tsx';
import { HostBiographies } from './host-biographies.tsx';
import { InterviewTopics } from './interview-topics.tsx';
import { PressEnquiries } from './press-enquiries.tsx';
import { ShowInBrief } from './show-in-brief.tsx';
import { WholeKit } from './whole-kit.tsx';

/** /media, the press kit. */
export function MediaPage() {
  const { data: sizes } = trpc.content.pressKit.useQuery();
  return (
    <>
      <Wrap>
        <PageHead title={PRESS_KIT.title} lede={PRESS_KIT.lede} />
        <WholeKit sizes={sizes} />
      </Wrap>
      <ShowInBrief />
      <AboutTheShow sizes={sizes} />
      <HostBiographies sizes={sizes} />
      {PRESS_KIT.groups.map((group) => (
        <AssetGroup key={group.slug} group={group} sizes={sizes} />
      ))}
      <InterviewTopics />
      <PressEnquiries />
    </>
  );
}
