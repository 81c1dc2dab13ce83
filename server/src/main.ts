// The program: reads the settings, starts the product and the demonstration, and stops both on a signal.
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { sayWhatIsPractice } from './app/choose-adapters.ts';
import { letGoOfStart } from './app/let-go-of-start.ts';
import { startProduct } from './app/start-product.ts';

const say = (line: string): void => console.log(`· ${line}`);

const settings = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`These settings are wrong:\n${error.message.replace(/^/gm, '  ')}`);
    process.exit(1);
  }
};

const start = async (): Promise<void> => {
  const config = settings();
  const product = await startProduct(config, say);
  stopOnSignal(product.stop);
  for (const line of sayWhatIsPractice(config)) say(line);
  const demo = config.demo ? await (await import('@ijeuwa/demo/start')).startDemo(product, say) : undefined;
  if (demo) product.stops.push(demo.stop);
  await product.app.listen({ port: config.PORT, host: config.HOST });
  product.openSockets();
  await product.startBackground();
  await demo?.fillWorld();
  letGoOfStart();
  console.log(`Ijeuwa is ready at ${config.publicUrl}`);
};

let stopping = false;

const stopOnSignal = (stop: () => Promise<void>): void => {
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    say('stopping');
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`Ijeuwa did not stop as it should: ${plainReason(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  // `npm start` holds a channel to us: when it is killed, nobody would stop us any more.
  process.once('disconnect', stopOnce);
};

start().catch((error) => {
  // What was being started when the signal came breaks off, and is nobody's fault.
  if (stopping) return;
  console.error(`Ijeuwa could not start: ${plainReason(error)}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
});

/** The root of it; a failed query's own message would print its parameters. */
function plainReason(error: Error): string {
  return error.cause instanceof Error ? plainReason(error.cause) : error.message;
}
