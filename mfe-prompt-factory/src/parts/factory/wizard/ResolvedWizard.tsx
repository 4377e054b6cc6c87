import { useRoute } from '@ia/federation';
import { Spinner } from '@ia/shared-ui/spinner';
import { wizardTexts } from '../../../content/texts.ts';
import { namesRecipeOrCategory } from '../../../rules/wizard-address.ts';
import { parseWizardRoute } from '../../../rules/wizard-route.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

interface ResolvedWizardProps extends WizardProps {
  /** False while the built-in catalogue replaces that of the database. */
  isLoaded: boolean;
}

/**
 * The wizard, or a spinner while the URL names a recipe or category that the built-in catalogue lacks. The
 * catalogue of the database, which still loads, may have it.
 */
export function ResolvedWizard({ isLoaded, ...props }: ResolvedWizardProps) {
  const { query } = useRoute();
  const mayNeedDatabase =
    !isLoaded && namesRecipeOrCategory(query) && parseWizardRoute(query, props.catalogue).unresolved !== null;
  return mayNeedDatabase ? <Spinner label={wizardTexts.loading} /> : <Wizard {...props} />;
}
