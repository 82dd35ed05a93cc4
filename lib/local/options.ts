import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Port of the site; the services take the next one. */
  readonly port: number;
  /** Deletes the state of earlier runs. */
  readonly reset: boolean;
  /** Keeps tables, users and mails in memory. */
  readonly memory: boolean;
  /** Serves the site as it is built for a deployment. */
  readonly built: boolean;
  /** Location of the site's visitors in CloudFront's terms; undefined when unknown. */
  readonly viewer: { readonly country: string; readonly region: string } | undefined;
}

const defaultPort = 5173;

export const usage = `Runs the whole product on this machine, without a cloud.

  npm start -- [options]

  --port <number>  the site's port, the services take the next one (default ${defaultPort})
  --reset          forget everything that earlier starts kept in .local/
  --memory         keep nothing: all is gone when it stops
  --viewer <place> where CloudFront locates visitors, such as US-WA (default: not known)
  --built          the site as it is deployed: built, with its headers, no hot reload
  --help           this text`;

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
        memory: { type: 'boolean', default: false },
        built: { type: 'boolean', default: false },
        viewer: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { help: usage };
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : 0;
    if (port < 1 || port > 65_534)
      return { wrong: `--port takes a number from 1 to 65534, not "${values.port}".\n\n${usage}` };
    const [, country, region] = /^([A-Z]{2})-([A-Z\d]{1,3})$/.exec(values.viewer ?? '') ?? [];
    const viewer = country !== undefined && region !== undefined ? { country, region } : undefined;
    if (values.viewer !== undefined && !viewer)
      return {
        wrong: `--viewer takes a country and a region such as US-WA, not "${values.viewer}".\n\n${usage}`,
      };
    return { port, reset: values.reset, memory: values.memory, built: values.built, viewer };
  } catch (error) {
    return { wrong: `${(error as Error).message.split('. ', 1).join('')}.\n\n${usage}` };
  }
}
