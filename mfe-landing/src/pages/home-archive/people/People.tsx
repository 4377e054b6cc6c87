import { Avatar } from '@ia/shared-ui/avatar';
import { Grid } from '@ia/shared-ui/grid';
import { TextLink } from '@ia/shared-ui/text';
import type { TeamMember } from '../../../content/schema.ts';
import { Person, Social } from './People.styles.ts';

/** Sample people with a drawing, a role and a short text. */
export function People({ people }: { people: readonly TeamMember[] }) {
  return (
    <Grid as="ul" min="13.5rem">
      {people.map(({ id, name, role, bio, social }) => (
        <li key={id}>
          <Person>
            <Avatar name={name} size={112} decorative />
            <h3>{name}</h3>
            <p>{role}</p>
            {bio && <p>{bio}</p>}
            {social && (
              <Social role="list">
                {social.map(({ label, url }) => (
                  <li key={label}>
                    <TextLink href={url} newTab>
                      {label}
                    </TextLink>
                  </li>
                ))}
              </Social>
            )}
          </Person>
        </li>
      ))}
    </Grid>
  );
}
