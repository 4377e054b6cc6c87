import styled from '@emotion/styled';
import { Small, TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { Contact, PartOf } from '../../../content/schema.ts';
import { words } from '../../../content/words.ts';
import { PartHeading } from './Reading.styles.ts';
import { Frame } from './Showing.styles.ts';

const Entries = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: token.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', alignContent: 'start', gap: token.space[1], breakInside: 'avoid' },
  // Each a line of its own, high enough for a thumb.
  '& a': {
    display: 'block',
    width: 'fit-content',
    minHeight: 44,
    paddingBlock: token.space[2],
    overflowWrap: 'anywhere',
  },
});

const format = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const day = (iso: string) => format.format(new Date(iso));

/** Without https:// and the last slash: what one would type. */
const typed = (url: string) => url.replace(/^https:\/\/(www\.)?|\/$/g, '');

/** Whom to call and where to complain. A number calls from a telephone; an address opens apart, and says so. */
export function Contacts({ part }: { part: PartOf<'contacts'> }) {
  return (
    <Frame>
      <PartHeading css={{ margin: 0 }}>{part.title}</PartHeading>
      <Entries role="list">
        {part.items.map((contact) => (
          <Entry key={contact.name} contact={contact} />
        ))}
      </Entries>
      <Small>
        {words.lesson.contactsCollected(day(part.collected))}{' '}
        {part.tried ? words.lesson.contactsTried(day(part.tried)) : words.lesson.contactsUntried}{' '}
        {words.lesson.contactsElse}
      </Small>
    </Frame>
  );
}

function Entry({ contact: { name, phone, url, note } }: { contact: Contact }) {
  return (
    <li>
      <strong>{name}</strong>
      <Small>{note}</Small>
      {phone && <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{words.lesson.call(phone)}</TextLink>}
      {url && (
        <TextLink href={url} newTab>
          {typed(url)}
        </TextLink>
      )}
    </li>
  );
}
