import styled from '@emotion/styled';
import { Medal } from '@ia/shared-ui/medal';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../content/words.ts';
import { today } from '../today.ts';

const Sheet = styled.article({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: token.space[4],
  // One landscape A4 sheet inside its 12 mm margins, with room to spare for rounding.
  height: '180mm',
  padding: '10mm 16mm',
  border: `3mm double ${token.color.accent}`,
  color: token.color.ink,
  textAlign: 'center',
  breakInside: 'avoid',
  '& p, & h1': { margin: 0 },
  '& h1': { fontFamily: token.font.display, fontSize: '26pt', lineHeight: 1.1 },
});

const Skills = styled.ul({
  columns: 2,
  columnGap: token.space[8],
  margin: 0,
  paddingInlineStart: '1.2em',
  fontSize: '12pt',
  lineHeight: 1.5,
  textAlign: 'start',
  '& li': { breakInside: 'avoid' },
});

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
