import { Medal } from '@ia/shared-ui/medal';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../../content/words.ts';
import { today } from '../../rules/today.ts';
import { Sheet, Skills } from './Certificate.styles.ts';

export interface CertificateData {
  course: string;
  medal: string;
  skills: readonly string[];
  /** 'AAAA-MM-DD'; today when it was not noted. */
  date?: string;
}

const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** One printed page. The municipality's sample wording: it says plainly that it is not an official certification. */
export function Certificate({ name, course, medal, skills, date }: CertificateData & { name: string }) {
  return (
    <Sheet>
      <p>{words.certificate.programme}</p>
      <h1>{words.certificate.heading}</h1>
      <p>{words.certificate.given}</p>
      <p
        css={{ fontFamily: token.font.display, fontSize: '24pt', fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {name}
      </p>
      <p>
        {words.certificate.completed} <strong>{course}</strong>
      </p>
      <Medal name={medal} unlocked size={72} />
      <div>
        <p css={{ marginBottom: token.space[2], fontWeight: 700 }}>{words.certificate.skills}</p>
        <Skills>
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </Skills>
      </div>
      <p>
        {words.certificate.on}: {long.format(new Date(date ?? today()))}
      </p>
      <p css={{ color: token.color.inkSoft, fontSize: '10pt' }}>{words.certificate.note}</p>
    </Sheet>
  );
}
