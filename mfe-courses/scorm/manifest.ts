/**
 * Manifest of a SCORM 1.2 package (Content Aggregation Model 1.2) with one course and one launchable lesson
 * (SCO).
 */

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

export interface PackedCourse {
  /** Letters, digits and hyphens; starts with a letter. */
  id: string;
  title: string;
  version: string;
}

/**
 * Renders `imsmanifest.xml`.
 * @param files paths relative to the package root; the lesson starts at `index.html`
 */
export function manifestOf({ id, title, version }: PackedCourse, files: readonly string[]): string {
  const lines = files.map((file) => `      <file href="${text(file)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="ia-para-todos-${text(id)}" version="${text(version)}"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="curso">
    <organization identifier="curso">
      <title>${text(title)}</title>
      <item identifier="licao" identifierref="pagina">
        <title>${text(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pagina" type="webcontent" adlcp:scormtype="sco" href="index.html">
${lines}
    </resource>
  </resources>
</manifest>
`;
}
