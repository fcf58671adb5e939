import type { ContactItem } from '@longreturn/contract/contact';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyCode } from '../../../../lib/lazy-code.ts';
import { pagedOptions } from '../../../../lib/read-list-pages.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { AdminList } from '../../admin-list.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { RowPlaceholders } from '../../panel-placeholder.tsx';
import { InboxFilterForm } from './inbox-filter-form.tsx';
import { inboxInput, NEW_MESSAGES } from './inbox-query.ts';
import { MessageRows } from './message-rows.tsx';

const MESSAGE = lazyCode(async () => (await import('./message-panel.tsx')).MessagePanel);

/** Messages and guest applications from the contact page. An open message is shown above the list. */
export function ContactInbox() {
  const [filter, setFilter] = useState(NEW_MESSAGES);
  const [opened, setOpened] = useState<ContactItem>();
  const opener = useRef<HTMLElement>(null);
  const options = { ...pagedOptions(undefined), placeholderData: keepPreviousData };
  const query = trpc.admin.contact.list.useInfiniteQuery(inboxInput(filter), options);
  const open = (message: ContactItem, button: HTMLElement) => {
    opener.current = button;
    setOpened(message);
  };
  const close = () => {
    setOpened(undefined);
    const section = document.activeElement?.closest<HTMLElement>('[data-admin-panel]');
    (opener.current?.isConnected ? opener.current : section)?.focus();
  };
  return (
    <AdminPanel title="Contact Inbox" aside={<NewCount />}>
      {opened ? (
        <LazyPart code={MESSAGE} what="the message" placeholder={<RowPlaceholders />}>
          {(MessagePanel) => <MessagePanel key={opened.id} message={opened} onClose={close} />}
        </LazyPart>
      ) : null}
      <InboxFilterForm onChange={setFilter} />
      <AdminList
        query={query}
        what="messages"
        empty={filter === NEW_MESSAGES ? 'No new messages' : 'No messages found'}
      >
        {(messages, landing) => <MessageRows messages={messages} landing={landing} onOpen={open} />}
      </AdminList>
    </AdminPanel>
  );
}

/** The number of new messages, whatever the list shows. */
function NewCount() {
  const { data } = trpc.admin.contact.list.useInfiniteQuery(inboxInput(NEW_MESSAGES), pagedOptions(undefined));
  const count = data?.pages[0]?.total;
  return count ? <Tag tone="green">{count} new</Tag> : null;
}
