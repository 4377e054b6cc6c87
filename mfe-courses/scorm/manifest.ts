/**
 * Manifest of a SCORM 1.2 package (Content Aggregation Model 1.2) with one course and one launchable lesson
 * (SCO).
 */

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (value: string) => value.replace(/[&<>"]/g, (mark) => XML_ENTITIES[mark] ?? mark);

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
export function renderManifest({ id, title, version }: PackedCourse, files: readonly string[]): string {
  const fileElements = files.map((file) => `      <file href="${escapeXml(file)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="ia-para-todos-${escapeXml(id)}" version="${escapeXml(version)}"
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
      <title>${escapeXml(title)}</title>
      <item identifier="licao" identifierref="pagina">
        <title>${escapeXml(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pagina" type="webcontent" adlcp:scormtype="sco" href="index.html">
${fileElements}
    </resource>
  </resources>
</manifest>
`;
}
