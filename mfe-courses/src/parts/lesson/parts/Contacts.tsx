import styled from '@emotion/styled';
import { Small, TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { Contact, PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { Frame } from './ExampleParts.styles.ts';
import { PartHeading } from './TextParts.styles.ts';

const Entries = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: token.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', alignContent: 'start', gap: token.space[1], breakInside: 'avoid' },
  // One line per link, with a touch target of 44 px.
  '& a': {
    display: 'block',
    width: 'fit-content',
    minHeight: 44,
    paddingBlock: token.space[2],
    overflowWrap: 'anywhere',
  },
});

const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (iso: string) => dateFormat.format(new Date(iso));

/** Strips https://, www. and the final slash, to show the URL as people type it. */
const displayUrl = (url: string) => url.replace(/^https:\/\/(www\.)?|\/$/g, '');

/**
 * Contacts for help and complaints. Numbers are tel: links; web addresses open in a new tab and are labelled
 * so.
 */
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
        {t.lesson.contactsCollected(formatDay(part.collected))}{' '}
        {part.tried ? t.lesson.contactsTried(formatDay(part.tried)) : t.lesson.contactsUntried}{' '}
        {t.lesson.contactsElse}
      </Small>
    </Frame>
  );
}

function Entry({ contact: { name, phone, url, note } }: { contact: Contact }) {
  return (
    <li>
      <strong>{name}</strong>
      <Small>{note}</Small>
      {phone && <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{t.lesson.call(phone)}</TextLink>}
      {url && (
        <TextLink href={url} newTab>
          {displayUrl(url)}
        </TextLink>
      )}
    </li>
  );
}
