import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Port of the site; the services take the next one. */
  readonly port: number;
  /** Deletes the state of earlier runs. */
  readonly reset: boolean;
  /** Starts new tables without the demo history. */
  readonly empty: boolean;
  /** Keeps tables, users and mails in memory. */
  readonly memory: boolean;
  /** Serves the site as it is built for a deployment. */
  readonly built: boolean;
  /** Location of the site's visitors in CloudFront's terms; undefined when unknown. */
  readonly viewer: { readonly country: string; readonly region: string } | undefined;
}

const defaultPort = 5173;

export const usage = `Runs the whole product on this machine, without the cloud.

  npm start -- [options]

  --port <number>  port of the site; the services use the next port (default ${defaultPort})
  --reset          delete the data of earlier runs in .local/
  --empty          start without the 90 days of demo history; with --reset it is removed
  --memory         keep all data in memory; it is lost on exit
  --viewer <place> simulated location of visitors, such as US-WA (default: unknown)
  --built          serve the production build with its headers, without hot reload
  --help           show this help`;

/**
 * Reads the command-line options.
 *
 * @returns the options, or a text to print: for `--help`, or an error message
 */
export function readOptions(
  argv: readonly string[],
): StartOptions | { readonly help: string } | { readonly wrong: string } {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string', default: String(defaultPort) },
        reset: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        memory: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        viewer: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { help: usage };
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : 0;
    if (port < 1 || port > 65_534)
      return { wrong: `--port must be a number from 1 to 65534, not "${values.port}".\n\n${usage}` };
    const [, country = '', region = ''] = /^([A-Z]{2})-([A-Z\d]{1,3})$/.exec(values.viewer ?? '') ?? [];
    if (values.viewer !== undefined && country === '')
      return {
        wrong: `--viewer must be a country and region such as US-WA, not "${values.viewer}".\n\n${usage}`,
      };
    const viewer = country === '' ? undefined : { country, region };
    const { reset, empty, memory, built } = values;
    return { port, reset, empty, memory, built, viewer };
  } catch (error) {
    return { wrong: `${(error as Error).message.split('. ', 1).join('')}.\n\n${usage}` };
  }
}
